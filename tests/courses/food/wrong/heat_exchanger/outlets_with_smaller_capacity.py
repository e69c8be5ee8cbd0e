# divided the duty by the smaller capacity rate for both outlets instead of each stream's own
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    """My NTU method."""
    n = area.shape[0]
    eff, q, T_out = np.zeros(n), np.zeros(n), np.zeros((2, n))
    for j in range(n):
        Ch, Cc = flow[0, j] * cp[0, j], flow[1, j] * cp[1, j]
        lo, hi = min(Ch, Cc), max(Ch, Cc)
        r = lo / hi
        R_total = 1 / film[0, j] + 1 / film[1, j] + fouling
        ntu = area[j] / (R_total * lo)
        if arrangement == "parallel":
            eff[j] = (1 - np.exp(-ntu * (1 + r))) / (1 + r)
        elif lo == hi:
            eff[j] = ntu / (1 + ntu)
        else:
            d = np.exp(-ntu * (1 - r))
            eff[j] = (1 - d) / (1 - r * d)
        q[j] = eff[j] * lo * (T_in[0, j] - T_in[1, j])
        T_out[0, j] = T_in[0, j] - q[j] / lo
        T_out[1, j] = T_in[1, j] + q[j] / lo
    return eff, q, T_out
