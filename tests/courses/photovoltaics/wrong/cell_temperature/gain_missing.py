# the factor 1 - q before the steady temperature is missing
def cell_temperature(poa, air, wind, dt, tau):
    T_inf = air + poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    series = np.zeros_like(T_inf)
    for k in range(series.size):
        prev = series[k - 1] if k > 0 else air[0]
        series[k] = q * prev + T_inf[k]
    return T_inf, series, series + 3 * poa / 1000
