# right: with a helper for the effectiveness, the duty from the greatest possible one
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    def effectiveness(ntu, ratio):
        if arrangement == "counter" and abs(ratio - 1) < 1e-12:
            return ntu / (1 + ntu)
        sign = 1 if arrangement == "parallel" else -1
        e = np.exp(-ntu * (1 + sign * ratio))
        below = 1 + ratio if sign > 0 else 1 - ratio * e
        return (1 - e) / below

    rates = flow * cp
    order = np.sort(rates, axis=0)
    total_resistance = 1 / film[0] + 1 / film[1] + fouling
    ntu = area / (total_resistance * order[0])
    eff = np.array([effectiveness(a, b) for a, b in zip(ntu, order[0] / order[1])])
    most = order[0] * (T_in[0] - T_in[1])
    q = most * eff
    out = np.empty_like(T_in)
    out[0] = T_in[0] - q / rates[0]
    out[1] = T_in[1] + q / rates[1]
    return eff, q, out
