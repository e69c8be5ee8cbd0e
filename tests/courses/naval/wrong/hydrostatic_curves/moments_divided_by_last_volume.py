# divided the moments by the volume at the topmost waterline instead of the one at each draught
def hydrostatic_curves(offsets, h, dz):
    wp = waterplanes(offsets, h)
    A, F, IT = wp["area"], wp["lcf"], wp["inertia_t"]
    n = A.size
    vol = [0.0]
    mz = [0.0]
    mx = [0.0]
    for j in range(1, n):
        vol.append(vol[-1] + dz * (A[j] + A[j - 1]) / 2)
        mz.append(mz[-1] + dz * (A[j] * j * dz + A[j - 1] * (j - 1) * dz) / 2)
        mx.append(mx[-1] + dz * (A[j] * F[j] + A[j - 1] * F[j - 1]) / 2)
    V = np.array(vol[1:])
    kb = np.array(mz[1:]) / V[-1]
    lcb = np.array(mx[1:]) / V[-1]
    km = kb + IT[1:] / V
    return {"volume": V, "kb": kb, "lcb": lcb, "km": km}
