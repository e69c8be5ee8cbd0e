# divided the larger capacity rate by the smaller one instead of the reverse
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    cap_hot, cap_cold = flow * cp
    cmin = np.where(cap_hot < cap_cold, cap_hot, cap_cold)
    cmax = np.where(cap_hot < cap_cold, cap_cold, cap_hot)
    z = cmax / cmin
    resistance = 1 / film[0] + 1 / film[1] + fouling
    NTU = area / resistance / cmin
    eff = np.zeros_like(area)
    for i, (N, c) in enumerate(zip(NTU, z)):
        if arrangement == "parallel":
            eff[i] = (1 - np.exp(-N * (1 + c))) / (1 + c)
        else:
            if c == 1:
                eff[i] = N / (1 + N)
            else:
                eff[i] = (1 - np.exp(-N * (1 - c))) / (1 - c * np.exp(-N * (1 - c)))
    q = eff * cmin * (T_in[0] - T_in[1])
    T_out = np.stack((T_in[0] - q / cap_hot, T_in[1] + q / cap_cold))
    return eff, q, T_out
