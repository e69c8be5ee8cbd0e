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
    t, b = yields.shape
    gap = np.isnan(yields)
    known = np.where(gap, 0.0, yields)
    T = known.sum(axis=1, keepdims=True)
    B = known.sum(axis=0, keepdims=True)
    estimate = (t * T + b * B - known.sum()) / ((t - 1) * (b - 1))
    y = np.where(gap, estimate, yields)
    df = (t - 1) * (b - 1) - np.count_nonzero(gap)
    C = y.sum() ** 2 / (t * b)
    ss_tot = (y**2).sum() - C
    ss_t = (y.sum(axis=1) ** 2).sum() / b - C
    ss_b = (y.sum(axis=0) ** 2).sum() / t - C
    ss_e = ss_tot - ss_t - ss_b
    m = y.mean(axis=1)
    lsd = t_value * np.sqrt(2 * ss_e / df / b)
    return dict(means=m, ss_treatments=ss_t, ss_blocks=ss_b, ss_error=ss_e,
                F=ss_t * df / (ss_e * (t - 1)), lsd=lsd, better=m > m[0] + lsd)
