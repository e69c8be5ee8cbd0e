# the adiabatic line of every bed starts at zero conversion: the incoming conversion is not subtracted when the equilibrium is searched
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    n_beds = T_in.shape[0]
    conversion = np.zeros(n_beds)
    T_out = np.zeros(n_beds)
    X0 = 0.0
    for bed in range(n_beds):
        low, high = 0.0, 1.0
        for _ in range(50):
            guess = (low + high) / 2
            temperature = T_in[bed] + rise * guess
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / temperature - 1 / T_ref))
            if guess < K / (1 + K):
                low = guess
            else:
                high = guess
        T_end = T_in[bed] + rise * approach * (low - X0)
        T_end = T_max if T_end > T_max else T_end
        X0 = X0 + (T_end - T_in[bed]) / rise
        conversion[bed] = X0
        T_out[bed] = T_end
    return conversion, T_out, Cp * (T_out[:-1] - T_in[1:])
