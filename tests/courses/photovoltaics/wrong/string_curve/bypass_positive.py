# the bypass diode's voltage is added with a plus sign instead of a minus
def string_curve(current, photo, saturation, thermal, resistance, drop):
    V = np.zeros(len(current))
    nb = np.zeros(len(current), int)
    single = 0
    for ph in photo:
        v = np.zeros(len(current))
        for j, I in enumerate(current):
            if I < ph:
                v[j] = thermal * np.log((ph - I) / saturation + 1) - resistance * I
            else:
                v[j] = drop
                nb[j] += 1
        V = V + v
        single += max(v * current)
    P = V * current
    return {"voltage": V, "bypassed": nb, "power": P, "best_current": current[P.argmax()], "mismatch": 1 - P.max() / single}
