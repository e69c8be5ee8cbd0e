# the bit is set to 1 instead of turned over
def syndrome_decode(A, received):
    k, r = A.shape
    H = np.concatenate([A.T, np.eye(r, dtype=int)], axis=1)
    syn = received @ H.T % 2
    pos = np.full(received.shape[0], -1)
    fixed = received.copy()
    for j in range(received.shape[0]):
        matches = np.all(H.T == syn[j], axis=1)
        if matches.any():
            pos[j] = np.argmax(matches)
            fixed[j, pos[j]] = 1
    return {"syndrome": syn, "position": pos, "message": fixed[:, :k]}
