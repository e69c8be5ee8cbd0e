# recursion over the series, forecasts by cumulative sums
def holt_forecast(y, alpha, beta, horizon):
    def states(n):
        if n == 1:
            return [(y[0], 0.0)]
        past = states(n - 1)
        l, b = past[-1]
        new_l = alpha * y[n - 1] + (1 - alpha) * (l + b)
        return past + [(new_l, beta * (new_l - l) + (1 - beta) * b)]

    level, trend = map(np.array, zip(*states(len(y))))
    rmse = np.sqrt(np.average(np.square(np.diff(y) + y[:-1] - level[:-1] - trend[:-1])))
    return level, trend, level[-1] + np.cumsum(np.repeat(trend[-1], horizon)), rmse
