# the body effect is left out: the threshold is VT0
def mosfet_current(VGS, VDS, VSB, fet):
    vov = np.maximum(VGS - fet["VT0"], 0)
    ve = np.minimum(VDS, vov)
    clm = 1 + fet["lam"] * VDS
    core = fet["beta"] * (vov * ve - 0.5 * ve**2)
    return core * clm, fet["beta"] * ve * clm, fet["beta"] * (vov - ve) * clm + fet["lam"] * core
