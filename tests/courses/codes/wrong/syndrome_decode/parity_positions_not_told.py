# the loop looks at the columns of the message bits alone
def syndrome_decode(A, received):
    k, r = A.shape
    n = k + r
    H = np.vstack([A, np.eye(r, dtype=int)]).T
    S = np.zeros((len(received), r), dtype=int)
    pos = [-1] * len(received)
    out = received.copy()
    for w in range(len(received)):
        for row in range(r):
            for col in range(n):
                S[w, row] ^= H[row, col] & received[w, col]
        for col in range(k):
            if np.array_equal(H[:, col], S[w]):
                pos[w] = col
                out[w, col] = 1 - out[w, col]
    return {"syndrome": S, "position": np.array(pos), "message": out[:, :k]}
