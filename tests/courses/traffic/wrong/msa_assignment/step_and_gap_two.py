# two mistakes: the step is 1/(i+1), and the gap is divided by the travel times on the quickest routes
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    for n in range(1, rounds + 1):
        c = uses @ (free * (1 + 0.15 * (h @ uses / capacity) ** 4))
        y = np.zeros(len(pair))
        for w in range(len(demand)):
            own = np.where(pair == w)[0]
            y[own[c[own].argmin()]] = demand[w]
        h = h * n / (n + 1) + y / (n + 1)
    v = h @ uses
    t = free * (1 + 0.15 * (v / capacity) ** 4)
    c = uses @ t
    total = v @ t
    ideal = sum(demand[w] * c[pair == w].min() for w in range(len(demand)))
    return {"flow": v, "time": t, "total": total, "gap": total / ideal - 1}
