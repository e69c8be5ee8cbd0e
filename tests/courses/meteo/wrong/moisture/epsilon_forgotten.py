# left the ratio of the molar masses out of the mixing ratio instead of multiplying by it
def moisture(T, rh, p):
    out = {}
    cold = (T < 0).astype(float)
    a = cold * A_ICE + (1 - cold) * A_WATER
    b = cold * B_ICE + (1 - cold) * B_WATER
    out["e"] = 0.01 * rh * E0 * np.exp(a * T / (b + T))
    out["w"] = out["e"] / (p - out["e"])
    h = np.log(out["e"] / E0)
    out["Td"] = B_WATER * h / (A_WATER - h)
    return out
