# took the means of the blocks instead of those of the treatments
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
    y = yields.copy()
    t, b = y.shape
    df_error = (t - 1) * (b - 1)
    if np.isnan(y).any():
        i, j = np.argwhere(np.isnan(y))[0]
        of_treatment, of_block, of_all = np.nansum(y[i]), np.nansum(y[:, j]), np.nansum(y)
        y[i, j] = (t * of_treatment + b * of_block - of_all) / ((t - 1) * (b - 1))
        df_error -= 1
    means, grand = np.mean(y, axis=0), np.mean(y)
    ss_treatments = b * np.sum((means - grand) ** 2)
    ss_blocks = t * np.sum((np.mean(y, axis=0) - grand) ** 2)
    ss_error = np.sum((y - grand) ** 2) - ss_treatments - ss_blocks
    ms_error = ss_error / df_error
    F = ss_treatments / (t - 1) / ms_error
    lsd = t_value * np.sqrt(2 * ms_error / b)
    better = means - means[0] > lsd
    return {"means": means, "ss_treatments": ss_treatments, "ss_blocks": ss_blocks,
            "ss_error": ss_error, "F": F, "lsd": lsd, "better": better}
