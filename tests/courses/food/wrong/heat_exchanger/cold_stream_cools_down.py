# subtracted the duty from the cold stream's temperature as well instead of adding it
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    """Duty and outlet temperatures of plate heat exchangers, by the NTU method.

    flow, cp: mass flows in kg/s and specific heats in kJ/(kg K), both of shape (2, n):
        row 0 is the hot stream, row 1 the cold stream, one column an exchanger
    T_in: inlet temperatures in C, shape (2, n)
    film: film coefficients of both sides in kW/(m2 K), shape (2, n)
    area: plate areas in m2, shape (n,)
    fouling: fouling resistance in m2 K/kW, a number, the same for all
    arrangement: "counter" or "parallel"

    returns: eff, q, T_out
        eff: effectiveness, shape (n,)
        q: heat duty in kW, shape (n,)
        T_out: outlet temperatures in C, shape (2, n)
    """
    C = flow * cp
    C_min = np.min(C, axis=0)
    r = C_min / np.max(C, axis=0)
    U = 1 / (1 / film[0] + 1 / film[1] + fouling)
    ntu = U * area / C_min
    eff = np.zeros(area.shape)
    for i in range(len(area)):
        if arrangement == "parallel":
            eff[i] = (1 - np.exp(-ntu[i] * (1 + r[i]))) / (1 + r[i])
        elif r[i] == 1:
            eff[i] = ntu[i] / (1 + ntu[i])
        else:
            decay = np.exp(-ntu[i] * (1 - r[i]))
            eff[i] = (1 - decay) / (1 - r[i] * decay)
    q = eff * C_min * (T_in[0] - T_in[1])
    T_out = np.stack([T_in[0] - q / C[0], T_in[1] - q / C[1]])
    return eff, q, T_out
