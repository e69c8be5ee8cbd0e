# case: arguments_exchanged | The cell gets its two gradients in the wrong order
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(dc_later, incoming, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: averaged_over_batch | All parameter gradients are divided by m
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums = {k: v / m for k, v in sums.items()}
    sums.update(dx=dx, da0=da_later)
    return sums

# case: averaged_over_steps | The sums are divided by T_x
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums = {k: v / T_x for k, v in sums.items()}
    sums.update(dx=dx, da0=da_later)
    return sums

# case: biases_overwritten | The four bias gradients are those of the last step treated
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] = step[name] + (sums[name] if name[1] == "W" else 0)
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: carries_exchanged | The two carries change places
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["dc_prev"], step["da_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: carry_without_upstream | da never enters
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: da0_is_the_memory_gradient | da0 holds the gradient of the memory
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=dc_later)
    return sums

# case: dx_accumulates | dx adds the gradients of all later steps
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"] + (dx[:, :, t + 1] if t + 1 < T_x else 0)
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: f_and_i_exchanged | dWf and dWi change places
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    sums["dWf"], sums["dWi"] = sums["dWi"], sums["dWf"]
    return sums

# case: forward_in_time | The loop runs forward
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x):
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: memory_carry_accumulates | The carried dc is added up
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later = step["da_prev"]
        dc_later = dc_later + step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: memory_gradient_not_carried | dc is never carried
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later = step["da_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: memory_gradient_starts_with_upstream | dc starts with the upstream gradient of the last step
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = da[:, :, -1]
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: memory_starts_at_one | dc starts at one
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.ones((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: mirrored_caches | The caches are read from the front
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[T_x - 1 - t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: no_carries_at_all | Neither carry is used, sums are overwritten
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t]
        step = lstm_cell_backward(incoming, 0 * dc_later, cells[t])
        for name in names:
            sums[name] = step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: only_forget_summed | Only dWf is summed
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] = step[name] + (sums[name] if name == "dWf" else 0)
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: output_weights_never_summed | dWo is never summed
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            if name != "dWo":
                sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: previous_cache | Each step uses the cache of the step before
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t - 1])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: shifted_dx_and_da0 | dx is one step early and da0 has the upstream gradient: two mistakes
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t - 1] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later + da[:, :, 0])
    return sums

# case: state_carry_for_memory | The memory gets the carry of the state
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, da_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: upstream_into_memory | The upstream gradient goes to the memory as well
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later + da[:, :, t], cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: upstream_only_at_the_end | da enters at the last step alone
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da_later + (da[:, :, t] if t == T_x - 1 else 0)
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: dc_carry_also_to_a | Dc carry also to a
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later + dc_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: dc_carry_reset_every_step_and_da0_from_d | Dc carry reset every step and da0 from dc
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, np.zeros((n_a, m)), cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=dc_later)
    return sums

# case: dwc_negated | DWc negated
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    sums["dWc"] = -sums["dWc"]
    return sums

# case: carry_of_da_only_every_step_upstream_dou | Carry of da only every step, upstream doubled
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = 2 * da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: gradients_clipped_at_the_end | Gradients clipped at the end
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return {k: np.clip(v, -0.5, 0.5) for k, v in sums.items()}

# case: cells_in_order_da_reversed | Cells in order, da reversed
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, T_x - 1 - t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: dx_from_last_only | Dx from last only
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, T_x - 1] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: dwo_collects_the_gradient_of_the_input_g | DWo collects the gradient of the input gate
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step["dWi" if name == "dWo" else name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: the_carry_of_the_state_enters_the_memory | The carry of the state enters the memory too
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later + da_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: da0_is_the_upstream_gradient_and_dc_is_n | Da0 is the upstream gradient and dc is not carried
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later = step["da_prev"]
    sums.update(dx=dx, da0=da[:, :, 0])
    return sums

# case: the_bias_gradients_are_flat_sums | The bias gradients are flat sums
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[t])
        for name in names:
            sums[name] = sums[name] + (step[name] if name[1] == "W" else step[name].sum())
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums

# case: the_memory_carry_enters_one_step_late | The memory carry enters one step late
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        older = locals().get("kept", dc_later)
        kept = dc_later
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, older, cells[t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums
