# right: all of it exchanger by exchanger
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    n = len(area)
    eff, q, T_out = np.zeros(n), np.zeros(n), np.zeros((2, n))
    for i in range(n):
        hot, cold = flow[0, i] * cp[0, i], flow[1, i] * cp[1, i]
        low, high = sorted((hot, cold))
        N = area[i] / (1 / film[0, i] + 1 / film[1, i] + fouling) / low
        c = low / high
        if arrangement == "parallel":
            eff[i] = (1 - np.exp(-N - N * c)) / (1 + c)
        elif low == high:
            eff[i] = 1 - 1 / (1 + N)
        else:
            g = np.exp(N * (1 - c))
            eff[i] = (g - 1) / (g - c)
        q[i] = eff[i] * low * (T_in[0, i] - T_in[1, i])
        T_out[:, i] = T_in[0, i] - q[i] / hot, T_in[1, i] + q[i] / cold
    return eff, q, T_out
