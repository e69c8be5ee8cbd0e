# style: recursion
def haar_decompose(x, levels):
    def rec(v, l):
        if l == 0:
            return [v]
        p = v.reshape(-1, 2)
        return rec(p.sum(1) / 2 ** 0.5, l - 1) + [(p[:, 0] - p[:, 1]) / 2 ** 0.5]
    b = rec(x, levels)
    e = np.array([v @ v for v in b])
    return {"approx": b[0], "details": np.concatenate(b[1:]), "energy": e / e.sum()}
