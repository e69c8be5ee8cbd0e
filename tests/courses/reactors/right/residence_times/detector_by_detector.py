# one detector at a time in a helper; F by growing integrals, moments from the tracer itself divided by its area
def one_detector(t, c):
    area = np.trapezoid(c, t)
    m1 = np.trapezoid(c * t, t) / area
    m2 = np.trapezoid(c * (t - m1) ** 2, t) / area
    F = np.array([np.trapezoid(c[: i + 1], t[: i + 1]) / area for i in range(len(t))])
    return c / area, F, m1, m2, m1 * m1 / m2


def residence_times(t, signal, background):
    rows = [one_detector(t, np.clip(s - b, 0, None)) for s, b in zip(signal, background)]
    return dict(zip(("E", "F", "mean", "variance", "tanks"), (np.array(x) for x in zip(*rows))))
