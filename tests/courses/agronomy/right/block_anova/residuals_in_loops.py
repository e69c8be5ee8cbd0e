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
    data = np.array(yields, dtype=float)
    t, b = data.shape
    df = (t - 1) * (b - 1)
    hole = None
    for i in range(t):
        for j in range(b):
            if np.isnan(data[i, j]):
                hole = (i, j)
    if hole is not None:
        T = sum(data[hole[0], j] for j in range(b) if j != hole[1])
        B = sum(data[i, hole[1]] for i in range(t) if i != hole[0])
        G = np.sum(data[~np.isnan(data)])
        data[hole] = (t * T + b * B - G) / df
        df = df - 1
    row = [sum(data[i]) / b for i in range(t)]
    col = [sum(data[:, j]) / t for j in range(b)]
    gm = sum(row) / t
    sst = ssb = sse = 0.0
    for i in range(t):
        sst += b * (row[i] - gm) ** 2
    for j in range(b):
        ssb += t * (col[j] - gm) ** 2
    for i in range(t):
        for j in range(b):
            sse += (data[i, j] - row[i] - col[j] + gm) ** 2
    mse = sse / df
    lsd = t_value * (2 * mse / b) ** 0.5
    return {
        "means": np.array(row),
        "ss_treatments": sst,
        "ss_blocks": ssb,
        "ss_error": sse,
        "F": (sst / (t - 1)) / mse,
        "lsd": lsd,
        "better": np.array([r > row[0] + lsd for r in row]),
    }
