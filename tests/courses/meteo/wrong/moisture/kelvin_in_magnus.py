# put the temperature in kelvin into the Magnus formula instead of in degrees Celsius
def moisture(T, rh, p):
    TK = T + KELVIN
    A = np.where(TK < KELVIN, A_ICE, A_WATER)
    B = np.where(TK < KELVIN, B_ICE, B_WATER)
    exponent = (A * TK) / (B + TK)
    e_sat = E0 * np.exp(exponent)
    e = e_sat * rh / 100.0
    w = EPSILON * e / (p - e)
    lg = np.log(e) - np.log(E0)
    Td = lg * B_WATER / (A_WATER - lg)
    return dict(e=e, w=w, Td=Td)
