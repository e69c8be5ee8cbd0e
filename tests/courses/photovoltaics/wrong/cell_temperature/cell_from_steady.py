# the cell temperature is built on the steady temperature instead of the module's
def cell_temperature(poa, air, wind, dt, tau):
    st = poa * np.exp(-3.56 - 0.075 * wind) + air
    keep = np.exp(-dt / tau)
    mod = np.empty(st.shape)
    for i in range(st.shape[0]):
        before = air[0] if i == 0 else mod[i - 1]
        mod[i] = st[i] + keep * (before - st[i])
    return st, mod, st + 3 * poa / 1000
