# the position is 0 where no bit is turned over, and the message is cut from the word received
def syndrome_decode(A, received):
    k, r = A.shape
    H = np.concatenate([A.T, np.eye(r, dtype=int)], axis=1)
    syndrome = received @ H.T % 2
    position = np.zeros(received.shape[0], dtype=int)
    word = received.copy()
    for j in range(received.shape[0]):
        matches = np.all(H.T == syndrome[j], axis=1)
        if np.any(matches):
            position[j] = np.argmax(matches)
            word[j, position[j]] = 1 - word[j, position[j]]
    return {"syndrome": syndrome, "position": position, "message": received[:, :k]}
