# an upper triangular matrix sums the masses above, the total by einsum
def stage_budget(prop, struct, isp, payload):
    n = prop.size
    m = np.triu(np.ones((n, n))) @ (prop + struct) + payload
    R = 1 / (1 - prop / m)
    dv = -isp * G0 * np.log1p(-prop / m)
    return dict(fraction=payload / m[0], total=np.einsum("i->", dv), dv=dv, ratio=R)
