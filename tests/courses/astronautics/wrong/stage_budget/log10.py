# the logarithm to base 10 is taken instead of the natural logarithm
def stage_budget(prop, struct, isp, payload):
    N = prop.shape[0]
    full = prop + struct
    ignition = np.array([full[i:].sum() + payload for i in range(N)])
    burnout = ignition - prop
    R = ignition / burnout
    dV = G0 * isp * np.log10(R)
    return dict(ratio=R, dv=dV, total=dV.sum(), fraction=payload / ignition[0])
