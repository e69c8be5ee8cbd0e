# the conversion uses the mean area of the parts instead of the area of the whole basin
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    _, pe = excess_rain(rain, before, cn, area)
    conv = np.convolve(pe, uh / uh.sum())
    direct = conv * np.mean(area) / (3.6 * dt)
    inflow = direct + q0 * recession ** np.arange(len(conv))
    _, out, _ = muskingum(inflow, K, x, dt, reaches)
    return {
        "inflow": inflow,
        "outflow": out,
        "damping": 1 - out.max() / inflow.max(),
        "lag": float(np.argmax(out) - np.argmax(inflow)) * dt,
    }
