# took the smallest capacity rate of all exchangers instead of the smaller one of each
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    C = np.multiply(flow, cp)
    smallest = np.min(C)
    largest = np.max(C, axis=0)
    r = smallest / largest
    U = np.reciprocal(np.reciprocal(film).sum(axis=0) + fouling)
    ntu = U * area / smallest
    eff = np.zeros(len(area))
    for i in range(len(area)):
        if arrangement == "parallel":
            eff[i] = (1 - np.exp(-ntu[i] * (1 + r[i]))) / (1 + r[i])
        elif r[i] == 1:
            eff[i] = ntu[i] / (1 + ntu[i])
        else:
            x = np.exp(-ntu[i] * (1 - r[i]))
            eff[i] = (1 - x) / (1 - r[i] * x)
    q = eff * smallest * (T_in[0] - T_in[1])
    hot_out = T_in[0] - q / C[0]
    cold_out = T_in[1] + q / C[1]
    return eff, q, np.stack([hot_out, cold_out])
