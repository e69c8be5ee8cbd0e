# all detectors are divided by the area of all of them together instead of each by its own
def residence_times(t, signal, background):
    corrected = (signal.T - background).T
    corrected = corrected * (corrected > 0)
    total = 0.0
    for row in corrected:
        total = total + np.trapezoid(row, t)
    E = corrected / total
    F = np.array([[np.trapezoid(row[: j + 1], t[: j + 1]) for j in range(t.size)] for row in E])
    mean = np.array([np.trapezoid(row * t, t) for row in E])
    variance = np.array([np.trapezoid(row * (t - m) ** 2, t) for row, m in zip(E, mean)])
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
