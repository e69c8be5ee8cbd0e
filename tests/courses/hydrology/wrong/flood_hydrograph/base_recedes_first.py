# the base flow has already receded once in the first time step
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain, before, cn, area)[1]
    I = np.convolve(pe, uh / uh.sum()) * area.sum() / (3.6 * dt)
    q = q0
    for n in range(len(I)):
        q = q * recession
        I[n] += q
    O = muskingum(I, K, x, dt, reaches)[1]
    damp = 1 - np.amax(O) / np.amax(I)
    delay = (np.argmax(O) - np.argmax(I)) * float(dt)
    return {"inflow": I, "outflow": O, "damping": damp, "lag": delay}
