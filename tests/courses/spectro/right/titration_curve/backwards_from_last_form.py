def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    q = pKa.size
    K = 10.0**-pKa
    share = v_acid / (v_acid + volumes)
    na = c_base * (1 - share)
    left, right = np.zeros(volumes.shape), np.full(volumes.shape, 14.0)
    for _ in range(60):
        pH = (left + right) / 2
        H = 10.0**-pH
        form = np.ones(volumes.shape)
        total, charged = form.copy(), q * form
        for k in reversed(range(q)):
            form = form * H / K[k]
            total = total + form
            charged = charged + k * form
        positive = H + na > KW / H + c_acid * share * charged / total
        left[positive] = pH[positive]
        right[~positive] = pH[~positive]
    return (left + right) / 2
