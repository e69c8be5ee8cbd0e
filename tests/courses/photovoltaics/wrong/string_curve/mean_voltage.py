# the voltage of the string is the mean over the modules instead of the sum
def string_curve(current, photo, saturation, thermal, resistance, drop):
    V = np.zeros((len(photo), len(current)))
    for i, ph in enumerate(photo):
        for j, c in enumerate(current):
            V[i, j] = -drop if c >= ph else thermal * np.log(1 + (ph - c) / saturation) - resistance * c
    voltage = V.mean(axis=0)
    power = voltage * current
    best = np.array([np.max(V[i] * current) for i in range(len(photo))])
    return {"voltage": voltage, "bypassed": np.array([np.sum(photo <= c) for c in current]), "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - np.max(power) / np.sum(best)}
