# added twice the fatigue to the fitness instead of subtracting it
def training_form(hr, minutes, rest, peak, female):
    frac = np.maximum(0, (hr - rest[:, None]) / (peak[:, None] - rest[:, None]))
    load = np.zeros_like(frac)
    load[female] = 0.86 * frac[female] * np.exp(1.67 * frac[female]) * minutes[female]
    load[~female] = 0.64 * frac[~female] * np.exp(1.92 * frac[~female]) * minutes[~female]
    decay = np.exp(-1 / np.array([TAU_FITNESS, TAU_FATIGUE]))
    state = np.zeros((len(rest), 2))
    days = []
    for todays in load.T:
        days.append(state @ np.array([1.0, 2.0]))
        state = state * decay + todays[:, None]
    return load, np.array(days).T
