# divided the treatments' mean square by that of the blocks instead of that of the error
def estimate_missing(y):
    t, b = y.shape
    i, j = [int(k[0]) for k in np.where(np.isnan(y))]
    T = np.nansum(y[i, :])
    B = np.nansum(y[:, j])
    G = np.nansum(y)
    return i, j, (t * T + b * B - G) / ((t - 1) * (b - 1))


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
    Y = yields.copy()
    n_treat, n_block = Y.shape
    df_treat = n_treat - 1
    df_err = df_treat * (n_block - 1)
    if np.any(np.isnan(Y)):
        i, j, value = estimate_missing(Y)
        Y[i, j] = value
        df_err = df_err - 1
    treat_means = Y.mean(axis=1)
    block_means = Y.mean(axis=0)
    grand_mean = Y.mean()
    SS_total = ((Y - grand_mean) ** 2).sum()
    SS_treat = n_block * ((treat_means - grand_mean) ** 2).sum()
    SS_block = n_treat * ((block_means - grand_mean) ** 2).sum()
    SS_err = SS_total - SS_treat - SS_block
    MS_treat = SS_treat / df_treat
    MS_err = SS_err / df_err
    F = MS_treat / (SS_block / (n_block - 1))
    lsd = t_value * np.sqrt(2 * MS_err / n_block)
    better = []
    for mean in treat_means:
        better.append(mean - treat_means[0] > lsd)
    return {
        "means": treat_means,
        "ss_treatments": SS_treat,
        "ss_blocks": SS_block,
        "ss_error": SS_err,
        "F": F,
        "lsd": lsd,
        "better": np.array(better),
    }
