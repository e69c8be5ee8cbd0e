# the equilibrium conversion is K itself instead of K / (1 + K)
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    alpha = -1000 * dH / Cp
    X = 0.0
    n = T_in.size
    conv, temp = np.zeros(n), np.zeros(n)
    for b in range(n):
        x_low, x_high = 0.0, 1.0
        for _ in range(50):
            x_mid = (x_low + x_high) / 2
            T_mid = T_in[b] + alpha * (x_mid - X)
            X_e = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T_mid - 1 / T_ref))
            if x_mid < X_e:
                x_low = x_mid
            else:
                x_high = x_mid
        temp[b] = min(T_in[b] + alpha * approach * (x_low - X), T_max)
        X = X + (temp[b] - T_in[b]) / alpha
        conv[b] = X
    return conv, temp, Cp * (temp[:-1] - T_in[1:])
