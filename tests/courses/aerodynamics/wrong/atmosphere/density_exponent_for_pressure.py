# the pressure in the troposphere (and so at the tropopause) uses the exponent of the density, g/(LR) - 1
def atmosphere(h, dT):
    def trop_pressure(temp):
        return P0 * (temp / T0) ** (G0 / (LAPSE * R_AIR) - 1)

    T_11 = T0 - LAPSE * H_TROP
    temps, press = [], []
    for z in h:
        if z <= H_TROP:
            t = T0 - LAPSE * z
            temps.append(t)
            press.append(trop_pressure(t))
        else:
            temps.append(T_11)
            press.append(trop_pressure(T_11) * np.exp(-G0 * (z - H_TROP) / (R_AIR * T_11)))
    T = np.array(temps) + dT
    p = np.array(press)
    return T, p, p / (R_AIR * T), np.sqrt(GAMMA * R_AIR * T)
