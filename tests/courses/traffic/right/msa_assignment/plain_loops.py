# plain loops over links, routes and pairs
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    R, L = uses.shape
    h = [0.0] * R

    def state():
        q = [sum(h[r] * uses[r, l] for r in range(R)) for l in range(L)]
        t = [free[l] * (1 + 0.15 * (q[l] / capacity[l]) ** 4) for l in range(L)]
        c = [sum(t[l] for l in range(L) if uses[r, l] == 1) for r in range(R)]
        return q, t, c

    for i in range(1, rounds + 1):
        _, _, c = state()
        best = {}
        for r in range(R):
            w = int(pair[r])
            if w not in best or c[r] < c[best[w]]:
                best[w] = r
        for r in range(R):
            aim = demand[pair[r]] if best[int(pair[r])] == r else 0.0
            h[r] += (aim - h[r]) / i
    q, t, c = state()
    total = sum(a * b for a, b in zip(q, t))
    least = sum(demand[w] * min(c[r] for r in range(R) if pair[r] == w) for w in range(len(demand)))
    return {"flow": np.array(q), "time": np.array(t), "total": total, "gap": (total - least) / total}
