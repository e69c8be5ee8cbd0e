# what: The second component of the cross product has the wrong sign, as of a determinant's cofactor written carelessly.
def arm_jacobian(cache, prismatic):
    n = len(cache) - 1
    J = np.zeros((6, n))
    on = cache[n][0:3, 3]
    for j in range(n):
        zx, zy, zz = cache[j][0:3, 2]
        rx, ry, rz = on - cache[j][0:3, 3]
        if not prismatic[j]:
            J[0, j] = zy * rz - zz * ry
            J[1, j] = zx * rz - zz * rx
            J[2, j] = zx * ry - zy * rx
            J[3:, j] = zx, zy, zz
        else:
            J[:3, j] = zx, zy, zz
    return {"Jv": J[:3], "Jw": J[3:]}
