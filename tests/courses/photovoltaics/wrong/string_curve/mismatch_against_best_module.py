# the sum of the modules' best powers is replaced by the number of modules times the best module's power
def string_curve(current, photo, saturation, thermal, resistance, drop):
    voltage = np.zeros(len(current))
    bypassed = np.zeros(len(current), dtype=int)
    maxima = np.zeros(len(photo))
    for m, ph in enumerate(photo):
        idx = np.flatnonzero(current < ph)
        own = -drop * np.ones(len(current))
        own[idx] = thermal * np.log(1 + (ph - current[idx]) / saturation) - resistance * current[idx]
        maxima[m] = (own * current).max()
        voltage += own
        bypassed += current >= ph
    power = current * voltage
    return {"voltage": voltage, "bypassed": bypassed, "power": power, "best_current": current[power.argmax()],
            "mismatch": 1 - power.max() / (len(photo) * maxima.max())}
