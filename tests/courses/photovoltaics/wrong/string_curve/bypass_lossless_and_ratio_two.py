# a bypassed module has 0 V, and mismatch is the ratio, not subtracted from 1
def string_curve(current, photo, saturation, thermal, resistance, drop):
    volt = np.zeros(len(current))
    byp = np.zeros(len(current), dtype=int)
    s = 0
    for ph in photo:
        lit = ph > current
        z = np.zeros(len(current))
        z[lit] = thermal * np.log(1 + (ph - current[lit]) / saturation) - resistance * current[lit]
        volt += z
        byp[~lit] += 1
        s += (z * current).max()
    P = volt * current
    return {"voltage": volt, "bypassed": byp, "power": P, "best_current": current[P.argmax()], "mismatch": P.max() / s}
