# the syndrome that is returned is that of the corrected words
def syndrome_decode(A, received):
    k, r = A.shape
    H = np.hstack([A.T, np.eye(r, dtype=int)])

    def syn(words):
        return (H @ words.T).T % 2

    S = syn(received)
    hit = (S[:, None, :] == H.T[None]).all(axis=2)
    found = hit.any(axis=1)
    pos = np.where(found, hit.argmax(axis=1), -1)
    fixed = received.copy()
    fixed[found, pos[found]] ^= 1
    S = syn(fixed)
    return {"syndrome": S, "position": pos, "message": fixed[:, :k]}
