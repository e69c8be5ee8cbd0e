# the whole rain is convolved instead of the excess rain
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    excess, basin = excess_rain(rain, before, cn, area)
    direct = np.convolve(rain, uh / uh.sum()) * area.sum() / (3.6 * dt)
    inflow = direct + q0 * recession ** np.arange(len(direct))
    coefficients, outflow, storage = muskingum(inflow, K, x, dt, reaches)
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": 1 - outflow.max() / inflow.max(),
        "lag": float(outflow.argmax() - inflow.argmax()) * dt,
    }
