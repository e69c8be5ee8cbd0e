# used the counter flow formula for parallel flow and the other way round
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    def effectiveness(N, r):
        if arrangement == "counter":
            return (1 - np.exp(-N * (1 + r))) / (1 + r)
        if r == 1:
            return N / (1 + N)
        d = np.exp(-N * (1 - r))
        return (1 - d) / (1 - r * d)

    C = flow * cp
    lowest = C.min(axis=0)
    highest = C.max(axis=0)
    U = 1 / ((1 / film).sum(axis=0) + fouling)
    N = U * area / lowest
    eff = np.array([effectiveness(a, b) for a, b in zip(N, lowest / highest)])
    q = eff * lowest * (T_in[0] - T_in[1])
    T_out = T_in.copy()
    T_out[0] -= q / C[0]
    T_out[1] += q / C[1]
    return eff, q, T_out
