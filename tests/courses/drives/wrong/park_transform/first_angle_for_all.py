# used the first angle for all samples instead of the angle of each sample
def park_transform(i_abc, theta):
    out = {"i_d": [], "i_q": [], "i_0": []}
    co, si = np.cos(theta[0]), np.sin(theta[0])
    for k in range(i_abc.shape[1]):
        a, b, c = i_abc[:, k]
        al = (2 * a - b - c) / 3
        be = (b - c) / np.sqrt(3)
        out["i_d"].append(al * co + be * si)
        out["i_q"].append(be * co - al * si)
        out["i_0"].append((a + b + c) / 3)
    return {name: np.array(values) for name, values in out.items()}
