# divided by the mass seen in the first frame instead of by the mass seen in each frame
def center_of_mass(joints, ends, fractions, masses):
    p = joints[:, ends[:, 0]]
    d = joints[:, ends[:, 1]]
    c = p + fractions[:, None] * (d - p)
    ok = ~np.isnan(c[:, :, 0])
    weights = ok * masses
    c = np.where(ok[:, :, None], c, 0)
    summed = np.einsum("ts,tsk->tk", weights, c)
    return summed / np.sum(weights[0])
