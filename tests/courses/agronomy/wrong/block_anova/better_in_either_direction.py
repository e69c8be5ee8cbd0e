# called treatments better that differ in either direction instead of only those above the control
def fill_gap(plots):
    plots = plots.copy()
    where = np.argwhere(np.isnan(plots))
    if len(where) == 0:
        return plots, 0
    r, c = where[0]
    plots[r, c] = 0
    k, n = plots.shape
    plots[r, c] = (k * plots[r].sum() + n * plots[:, c].sum() - plots.sum()) / ((k - 1) * (n - 1))
    return plots, 1


def block_anova(yields, t_value):
    """Analysis of variance of a field trial in randomized complete blocks.

    yields: of each treatment (rows) in each block (columns), shape (t, b); one plot may be
        missing (nan). The first treatment is the control
    t_value: of Student's t for the least significant difference, a number

    returns: dictionary with
        means: of the treatments, shape (t,)
        ss_treatments, ss_blocks, ss_error: sums of squares, numbers
        F: of the treatments, a number
        lsd: least significant difference of two treatment means, a number
        better: whether a treatment's mean is above the control's by more than lsd, shape (t,)
    """
    y, lost = fill_gap(yields)
    k, n = y.shape
    mt = np.einsum("ij->i", y) / n
    mb = np.einsum("ij->j", y) / k
    resid = y - mt[:, None] - mb[None, :] + y.mean()
    sse = np.einsum("ij,ij->", resid, resid)
    sst = n * (np.dot(mt, mt) - k * y.mean() ** 2)
    ssb = k * (np.dot(mb, mb) - n * y.mean() ** 2)
    ms_e = sse / ((k - 1) * (n - 1) - lost)
    lsd = np.sqrt(ms_e) * np.sqrt(2 / n) * t_value
    better = np.abs(mt - mt[0]) > lsd
    return {"better": better, "lsd": lsd, "F": sst / (k - 1) / ms_e, "ss_error": sse,
            "ss_blocks": ssb, "ss_treatments": sst, "means": mt}
