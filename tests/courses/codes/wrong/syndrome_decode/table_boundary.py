# a wrong bit at the last message position is not turned over: p < k - 1 for p < k
def syndrome_decode(A, received):
    k, r = A.shape
    columns = np.concatenate([A, np.eye(r, dtype=int)])
    powers = 2 ** np.arange(r)
    lookup = {int(c @ powers): i for i, c in enumerate(columns)}
    S = (received @ columns) % 2
    pos = np.array([lookup.get(int(s @ powers), -1) for s in S])
    msg = received[:, :k].copy()
    for j, p in enumerate(pos):
        if 0 <= p < k - 1:
            msg[j, p] = 1 - msg[j, p]
    return {"syndrome": S, "position": pos, "message": msg}
