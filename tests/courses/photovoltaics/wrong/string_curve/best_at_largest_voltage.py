# best_current is the one with the largest voltage instead of the largest power
def string_curve(current, photo, saturation, thermal, resistance, drop):
    u = np.zeros(current.size)
    nbyp = np.zeros(current.size, dtype=int)
    solo = []
    for ph in photo:
        w = np.empty(current.size)
        for n in range(current.size):
            if current[n] >= ph:
                w[n] = -drop
                nbyp[n] = nbyp[n] + 1
            else:
                w[n] = thermal * np.log(1 + (ph - current[n]) / saturation) - resistance * current[n]
        u += w
        solo.append((w * current).max())
    pw = u * current
    return {"voltage": u, "bypassed": nbyp, "power": pw, "best_current": current[u.argmax()], "mismatch": 1 - pw.max() / sum(solo)}
