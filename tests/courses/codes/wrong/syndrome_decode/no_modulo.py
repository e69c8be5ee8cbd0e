# the syndrome is not taken modulo 2
def syndrome_decode(A, received):
    k, r = A.shape
    H = np.concatenate([A.T, np.eye(r, dtype=int)], axis=1)
    syndrome = received @ H.T
    position = np.full(received.shape[0], -1)
    word = received.copy()
    for j in range(received.shape[0]):
        matches = np.all(H.T == syndrome[j], axis=1)
        if np.any(matches):
            position[j] = np.argmax(matches)
            word[j, position[j]] = 1 - word[j, position[j]]
    return {"syndrome": syndrome, "position": position, "message": word[:, :k]}
