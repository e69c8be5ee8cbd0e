# the background is not taken off the signal
def residence_times(t, signal, background):
    tracer = np.maximum(signal, 0)
    area = np.trapezoid(tracer, t, axis=1)
    E = tracer / area[:, None]
    h = np.diff(t)
    F = np.hstack([np.zeros((len(E), 1)), np.cumsum(0.5 * (E[:, :-1] + E[:, 1:]) * h, axis=1)])
    mean = np.trapezoid(E * t, t, axis=1)
    var = np.trapezoid(E * t**2, t, axis=1) - mean**2
    return {"E": E, "F": F, "mean": mean, "variance": var, "tanks": mean**2 / var}
