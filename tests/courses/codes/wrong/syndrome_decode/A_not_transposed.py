# A is put into H without being transposed
def syndrome_decode(A, received):
    k, r = A.shape
    H = np.hstack((A, np.eye(r, dtype=int)))
    S = np.mod(np.dot(H, received.T), 2).T
    pos = []
    msg = []
    for y, s in zip(received, S):
        y = list(y)
        where = -1
        if s.any():
            for c in range(k + r):
                if list(H[:, c]) == list(s):
                    where = c
                    y[c] ^= 1
                    break
        pos.append(where)
        msg.append(y[:k])
    return {"syndrome": S, "position": np.array(pos), "message": np.array(msg)}
