# case: accumulates_and_da0_zero | The carry accumulates and da0 is zero: two mistakes
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = from_later + step["da_prev"]
    gradients = {"dx": dx, "da0": 0 * from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: averaged_over_time | The parameter gradients are averaged over the steps
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    for k in ("dWax", "dWaa", "dba"):
        gradients[k] = gradients[k] / T_x
    return gradients

# case: bias_a_number | dba is one number
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba.sum()}
    return gradients

# case: bias_overwritten_and_da0_wrong | dba is overwritten, and da0 is the upstream gradient: two mistakes
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": da[:, :, 0], "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: caches_mirrored | The cell gets the cache of the mirrored step
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[T_x - 1 - t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: carry_accumulates | The carry is added up over the steps instead of replaced
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = from_later + step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: carry_clipped | The carry is clipped to the interval from -0.1 to 0.1
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = np.clip(g["da_prev"], -0.1, 0.1)
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: carry_from_dxt | The carry is dxt
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["dxt"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: carry_holds_upstream | The carry takes the upstream gradient along
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"] + da[:, :, t]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: carry_of_m | The carry is divided by m
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"] / m
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: carry_subtracted | The carry is subtracted
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] - carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: carry_twice | The carry is added twice
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: da0_gets_upstream_too | da0 adds da at step 0
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later + da[:, :, 0], "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: da0_never_set | da0 stays zero
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": np.zeros((n_a, m)), "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: da0_one_step_late | da0 is the carry that entered the first step
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        last = from_later
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": last, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: da0_with_upstream | da0 is the whole gradient that entered the first cell
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        entered = da[:, :, t] + from_later
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": entered, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dx_gets_da_prev | dx is filled with da_prev
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_a, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["da_prev"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dx_last_only | dx holds the last step treated alone
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    dx[:, :, 1:] = 0
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dx_mirrored | dx is written at the mirrored step
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, T_x - 1 - t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: first_cache_always | The cell always gets the first cache
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[0])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: first_sum_twice | The first step is counted twice in the sums
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    dWax = dWax + step["dWax"]
    dWaa = dWaa + step["dWaa"]
    dba = dba + step["dba"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: last_step_skipped | The loop starts at the last step but one
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 2, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: last_upstream_always | Every step gets the upstream gradient of the last step
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, -1] + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: next_upstream | Each step gets the upstream gradient of the step after it
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, (t + 1) % T_x] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: no_carry_and_overwritten | No carry, and sums overwritten: two mistakes
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t], cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = step["dWax"]
        dWaa = step["dWaa"]
        dba = step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: one_cache_early | The cache of the step before is used
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t - 1])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: one_sum_forgotten | dWaa is overwritten at every step
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: product_for_sum | Upstream and carry are multiplied
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] * carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: range_one_short | The loop leaves out step 0 and da0 is the carry then
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, 0, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: runs_forward | The loop runs forward in time
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: slope_taken_here_too | The derivative of tanh is taken here as well as in the cell
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward((da[:, :, t] + from_later) * (1 - cell_caches[t][0] ** 2), cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: starts_at_ones | The carry starts at one
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.ones((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: starts_with_first_upstream | The carry starts at the first upstream gradient
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = da[:, :, 0]
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: summed_upstream | Every step gets the upstream gradients of all steps, summed
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da.sum(axis=2) + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: sums_after_the_loop | The sums are taken once, after the loop
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        from_later = step["da_prev"]
    dWax = dWax + step["dWax"]
    dWaa = dWaa + step["dWaa"]
    dba = dba + step["dba"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: sums_reset | The sums are reset at every step
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        dWax, dWaa, dba = 0 * dWax, 0 * dWaa, 0 * dba
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: upstream_twice | The upstream gradient enters twice
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later + da[:, :, t], cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: weights_exchanged | dWax and dWaa are returned under each other's key
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWaa, "dWaa": dWax, "dba": dba}
    return gradients

# case: weights_from_first_term | dWax is overwritten, dx is mirrored: two mistakes
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, T_x - 1 - t] = step["dxt"]
        dWax = step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: written_in_order_of_computation | dx is written in the order of computation
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, T_x - t - 1] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: da0_averaged | Da0 averaged
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later / m, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: carry_scaled_by_one_half | Carry scaled by one half
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = 0.5 * g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: loop_from_first_to_last_with_caches_reve | Loop from first to last with caches reversed
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[::-1][t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: da_read_in_reverse_and_dx_written_in_rev | Da read in reverse and dx written in reverse
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, -t - 1] + from_later, cell_caches[t])
        dx[:, :, -t - 1] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: carry_only_from_the_last_step | Carry only from the last step
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"] if t == T_x - 1 else from_later
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dba_forgotten | Dba forgotten
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dwaa_gets_dwax_too_when_square | DWaa gets dWax too when square
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"].T
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: da0_multiplied_by_slope_at_a0 | Da0 multiplied by slope at a0
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later * (1 - cell_caches[0][1] ** 2), "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dx_transposed_in_time_and_batch | Dx transposed in time and batch
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx.transpose(0, 2, 1), "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: upstream_divided_by_t_x | Upstream divided by T_x
def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] / T_x + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)

# case: first_weight_gradient_skipped_starts_sum | First weight gradient skipped (starts summing after last step)
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + (step["dWax"] if t < T_x - 1 else 0)
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: the_carry_is_added_to_dx_instead_of_to_t | The carry is added to dx instead of to the upstream gradient
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t], cell_caches[t])
        dx[:, :, t] = step["dxt"] + from_later[: x.shape[0]].sum() * 0 + step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: the_carry_is_not_updated_at_the_first_st | The carry is not updated at the first step of time, so da0 is that of the second
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"] if t > 0 else from_later
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: each_step_s_weight_gradients_are_divided | Each step's weight gradients are divided by T_x
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"] / T_x
        dWaa = dWaa + step["dWaa"] / T_x
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: the_bias_gradient_is_summed_over_units_a | The bias gradient is summed over units as well
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"].sum()
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: the_upstream_gradient_is_taken_one_step | The upstream gradient is taken one step late at the end
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, min(t + 1, T_x - 1)] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: the_weights_gradients_of_the_last_step_i | The weights' gradients of the last step in time only
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = step["dWax"] if t == T_x - 1 else dWax
        dWaa = step["dWaa"] if t == T_x - 1 else dWaa
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: the_carry_is_the_whole_gradient_not_pass | The carry is the whole gradient, not passed through the cell
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = da[:, :, t] + from_later
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: dwax_and_dba_come_from_the_mean_of_the_s | DWax and dba come from the mean of the steps
def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        dWax = dWax + step["dWax"]
        dWaa = dWaa + step["dWaa"]
        dba = dba + step["dba"]
        from_later = step["da_prev"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax / T_x, "dWaa": dWaa, "dba": dba / T_x}
    return gradients
